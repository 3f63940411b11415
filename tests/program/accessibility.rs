//! Our pages in a real browser, judged by axe-core, which is not ours: in `./dev prove` alone.

use std::process::Command;
use std::{env, fs};

use crate::support::program::{Home, text};

/// What runs in the page behind axe-core, and leaves what it found in the page's place.
const JUDGE: &str = "
    const told = (it) => it.id + ': ' + it.help + ' ' + it.nodes.map((node) => node.html).join(' ');
    axe.run().then((found) => {
        const verdict = document.createElement('pre');
        verdict.textContent = '[[' + found.passes.length + '|' + found.violations.map(told).join('|') + ']]';
        document.body.replaceChildren(verdict);
    });";

/// Returns the judge, axe-core and what asks it; `None`, with the reason printed, where no proof is asked for.
fn judge() -> Option<String> {
    if env::var_os("ANSAGE_FULL").is_none() {
        println!("skipped: ./dev prove opens pages in a browser");
        return None;
    }
    let python = env::var_os("ANSAGE_PYTHON").expect("./dev prove brings a Python");
    let ask = "import axe_core_python as it, os; print(os.path.join(os.path.dirname(it.__file__), 'axe.min.js'))";
    let answer = Command::new(python).args(["-c", ask]).output().expect("a Python");
    let path = String::from_utf8(answer.stdout).expect("a path");
    let axe = fs::read_to_string(path.trim()).expect("axe-core");
    Some(format!("<script>{axe}</script><script>{JUDGE}</script></body>"))
}

/// Returns how many rules a page keeps, and which it breaks.
fn judged(judge: &str, home: &Home, page: &str) -> (usize, Vec<String>) {
    // What forbids our pages every script forbids the judge's too.
    let policy = page.find("<meta http-equiv=\"Content-Security-Policy\"");
    let open = match policy {
        Some(at) => {
            let end = page[at..].find('>').expect("its end") + at + 1;
            format!("{}{}", &page[..at], &page[end..])
        }
        None => page.to_owned(),
    };
    let with_judge = home.file("judged.html", &open.replace("</body>", judge));
    let output = Command::new("chromium-headless-shell")
        .args([
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=60000",
            "--dump-dom",
        ])
        .arg(format!("file://{}", text(&with_judge)))
        .output()
        .expect("./dev prove brings a browser");
    let shown = String::from_utf8(output.stdout).expect("UTF-8");
    let verdict = shown.split_once("[[").and_then(|(_, it)| it.split_once("]]"));
    let (verdict, _) = verdict.expect("a verdict");
    let mut parts = verdict.split('|').filter(|it| !it.is_empty());
    let kept = parts.next().and_then(|it| it.parse().ok()).expect("how many are kept");
    (kept, parts.map(str::to_owned).collect())
}

#[test]
fn no_page_in_html_has_a_flaw() {
    let Some(judge) = judge() else { return };
    let home = Home::new();
    let bad = "<html><head><title>A</title></head><body><h3>B</h3><img src=\"c.png\"></body></html>";
    let (_, broken) = judged(&judge, &home, bad);
    assert!(broken.iter().any(|it| it.starts_with("image-alt")), "{broken:?}");
    let mut asked: Vec<Vec<String>> = Vec::new();
    for language in ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"] {
        for name in ["clock", "offers", "mismatch"] {
            let journal = format!("{}/tests/journals/0.1.0-{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
            let line = [
                "export",
                &journal,
                "--html",
                "--diagram-at",
                "1w",
                "--reports",
                language,
            ];
            asked.push(line.map(str::to_owned).to_vec());
        }
    }
    for language in ["de", "en"] {
        for page in [&[][..], &["first-game"], &["card"]] {
            let line = [&["manual", "--html", "--reports", language], page].concat();
            asked.push(line.into_iter().map(str::to_owned).collect());
        }
    }
    for line in &asked {
        let line: Vec<&str> = line.iter().map(String::as_str).collect();
        let page = home.run(&line, "").expect(0).out;
        let (kept, broken) = judged(&judge, &home, &page);
        assert!(broken.is_empty(), "{line:?}: {broken:#?}");
        assert!(kept >= 5, "{line:?}: {kept}");
    }
    println!("{} pages without a flaw", asked.len());
}
