//! What is read out of a difference.

use super::Changes;

const DIFFERENCE: &str = "\
diff --git a/src/core/desk.rs b/src/core/desk.rs
--- a/src/core/desk.rs
+++ b/src/core/desk.rs
@@ -12,0 +13,2 @@ impl Desk {
+    fn a(&self) {}
+    fn b(&self) {}
@@ -40 +42 @@
-    old
+    new
@@ -50,3 +51,0 @@
-    gone
--- a/src/core/game.rs
+++ /dev/null
@@ -1 +0,0 @@
-gone
";

#[test]
fn a_place_is_on_a_changed_line_or_in_a_changed_file_or_neither() {
    let changes = Changes::of(DIFFERENCE);
    for (place, has_line, has_file) in [
        ("src/core/desk.rs:13 a", true, true),
        ("src/core/desk.rs:14", true, true),
        ("src/core/desk.rs:15", false, true),
        ("src/core/desk.rs:42 f(it: bool)", true, true),
        ("src/core/desk.rs:51", false, true),
        ("src/core/game.rs:1", false, false),
        ("src/core/table.rs:13", false, false),
    ] {
        assert_eq!(
            (changes.has_line(place), changes.has_file(place)),
            (has_line, has_file),
            "{place}"
        );
    }
}
