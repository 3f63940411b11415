//! Closures over `it`: the name is for what one call does, and says nothing where more is done.

use syn::visit::{self, Visit};
use syn::{Expr, ExprClosure, ImplItem, Item, Pat};

use crate::source::{Source, is_test_impl_item, is_test_item};

/// Returns the line of each closure whose parameter is `it` and which does more than one thing with it, tests apart.
///
/// A call, a comparison, a sum, an index, a cast, a macro and a `?` are one each; fields, references and `!` do not count.
/// What has a block, a condition or a closure inside does more than one.
#[must_use]
pub fn lines(source: &Source) -> Vec<usize> {
    let mut closures = Closures::default();
    closures.visit_file(&source.tree);
    closures.lines
}

#[derive(Default)]
struct Closures {
    lines: Vec<usize>,
}

impl<'ast> Visit<'ast> for Closures {
    fn visit_expr_closure(&mut self, closure: &'ast ExprClosure) {
        if closure.inputs.iter().any(binds_it) {
            let mut steps = Steps::default();
            steps.visit_expr(&closure.body);
            if steps.number > 1 {
                self.lines.push(closure.or1_token.span.start().line);
            }
        }
        visit::visit_expr_closure(self, closure);
    }

    fn visit_item(&mut self, it: &'ast Item) {
        if !is_test_item(it) {
            visit::visit_item(self, it);
        }
    }

    fn visit_impl_item(&mut self, it: &'ast ImplItem) {
        if !is_test_impl_item(it) {
            visit::visit_impl_item(self, it);
        }
    }
}

/// Tells whether a parameter is `it`, `&it` or `it: Type`.
fn binds_it(pattern: &Pat) -> bool {
    match pattern {
        Pat::Ident(it) => it.ident == "it",
        Pat::Reference(it) => binds_it(&it.pat),
        Pat::Type(it) => binds_it(&it.pat),
        _ => false,
    }
}

#[derive(Default)]
struct Steps {
    number: usize,
}

impl<'ast> Visit<'ast> for Steps {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        self.number += match expr {
            Expr::Array(_)
            | Expr::Field(_)
            | Expr::Group(_)
            | Expr::Lit(_)
            | Expr::Paren(_)
            | Expr::Path(_)
            | Expr::Reference(_)
            | Expr::Tuple(_)
            | Expr::Unary(_) => 0,
            Expr::Binary(_)
            | Expr::Call(_)
            | Expr::Cast(_)
            | Expr::Index(_)
            | Expr::Macro(_)
            | Expr::MethodCall(_)
            | Expr::Range(_)
            | Expr::Struct(_)
            | Expr::Try(_) => 1,
            _ => 2,
        };
        visit::visit_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_call_is_enough() {
        for body in [
            "|it| it.name",
            "|it| it.as_str()",
            "|it| !it.is_empty()",
            "|it| read(&it.path)",
            "|it| *it == \"md\"",
            "|it| (it.name, it.age)",
            "|&it| Some(it)",
            "|it| matches!(it, Some(_))",
            "|line| line.trim().to_owned()",
            "|(at, it)| it.get(at).cloned()",
        ] {
            assert_eq!(lines_of(body), [0; 0], "{body}");
        }
        for body in [
            "|it| it.trim().to_owned()",
            "|it| it.is_empty() || it == \"a\"",
            "|it| Some(it.name())",
            "|it| { it.name }",
            "|it| if it.is_on { 1 } else { 2 }",
        ] {
            assert_eq!(lines_of(body), [1], "{body}");
        }
    }

    fn lines_of(body: &str) -> Vec<usize> {
        let text = format!("fn f() {{ let _ = {body}; }}");
        lines(&Source {
            path: "src/a.rs".to_owned(),
            tree: syn::parse_file(&text).expect("Rust"),
            text,
        })
    }
}
