//! Names that a table gives: which people sits where, which region has which number.

use quadriga_words::{Catalogue, Kind, Shape, variable_of, visit};

/// What the table has names for.
pub(super) fn given(catalogue: &Catalogue) -> Vec<&str> {
    let all = catalogue.schema.keys().map(String::as_str);
    all.filter(|section| is_given(catalogue, section)).collect()
}

pub(super) fn is_given(catalogue: &Catalogue, section: &str) -> bool {
    catalogue.schema.get(section) == Some(&Shape::Given)
}

/// Whether a section, or one that its messages are filled with, says names that the table gives.
pub(super) fn has_names(catalogue: &Catalogue, section: &str) -> bool {
    let Some(Shape::Variants(variants)) = catalogue.schema.get(section) else { return false };
    let entries = catalogue.sections.get(section).into_iter().flatten();
    let messages = entries.flat_map(|(tag, forms)| forms.values().map(move |text| (tag, text)));
    let mut is_named = false;
    for (tag, message) in messages {
        visit(message, &mut |part| {
            let Some(variable) = variable_of(part) else { return };
            let kind = variants.get(tag).and_then(|fields| fields.get(&variable.name));
            let ((Some(of), _) | (None, Some(Kind::Word(of)))) =
                (&variable.section, kind.map(Kind::present))
            else {
                return;
            };
            is_named |= is_given(catalogue, of) || (of != section && has_names(catalogue, of));
        });
    }
    is_named
}
