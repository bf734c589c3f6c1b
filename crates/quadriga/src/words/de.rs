//! The shell's words in German.

use std::path::Path;

use quadriga_core::CannotUndo;

use super::Words;

/// German.
#[derive(Clone, Copy, Debug)]
pub struct De;

impl Words for De {
    fn welcome(&self, game: &str) -> String {
        format!("{game}. Tippe die Nummer einer Handlung; ? erklärt den Rest, q beendet das Spiel.")
    }

    fn resumed(&self, actions: usize) -> String {
        format!("Das Spiel geht nach {actions} Handlungen weiter.")
    }

    fn prompt(&self, most: usize) -> String {
        let numbers = if most == 1 { "1".to_owned() } else { format!("1-{most}") };
        format!("{numbers}, u zurück, h Tipp, ? Hilfe > ")
    }

    fn help(&self) -> &'static str {
        "  NUMMER        diese Handlung aus der Liste wählen
  u             den letzten eigenen Schritt zurücknehmen
  h             was täte hier ein starker Spieler?
  why HANDLUNG  ist das erlaubt, und wenn nicht: warum?
  log           was bisher geschah
  board         Spielplan und Liste noch einmal zeigen
  save DATEI    das Spiel in eine Datei schreiben
  q             aufhören"
    }

    fn notation_heading(&self) -> &'static str {
        "Handlungen lassen sich auch kurz tippen, erlaubt oder nicht; eine abgelehnte wird erklärt:"
    }

    fn not_understood(&self, typed: &str) -> String {
        format!(
            "„{typed}“ ist weder eine Nummer der Liste noch ein Befehl noch eine Handlung. ? hilft."
        )
    }

    fn not_in_list(&self, typed: &str, most: usize) -> String {
        format!("{typed} steht nicht in der Liste; sie geht von 1 bis {most}.")
    }

    fn why_needs_action(&self) -> &'static str {
        "Welche Handlung meinst du? ? zeigt, wie man Handlungen schreibt."
    }

    fn allowed(&self, action: &str) -> String {
        format!("Das ist erlaubt: {action}.")
    }

    fn not_allowed(&self, reason: &str, rule: &str) -> String {
        format!("Nicht erlaubt: {reason} (Regel {rule})")
    }

    fn taken_back(&self, action: &str) -> String {
        format!("Zurückgenommen: {action}.")
    }

    fn cannot_undo(&self, why: CannotUndo) -> &'static str {
        match why {
            CannotUndo::Nothing => "Es gibt nichts zurückzunehmen.",
            CannotUndo::OtherActed => "Inzwischen hat jemand anders gehandelt.",
            CannotUndo::Chance => {
                "In deinem letzten Schritt sind Würfel gefallen oder Karten gezogen worden."
            }
            CannotUndo::Revealed => "Dein letzter Schritt hat Verborgenes gezeigt.",
            CannotUndo::Over => "Das Spiel ist vorbei.",
        }
    }

    fn hint(&self, percent: u32) -> String {
        format!("Deine Aussichten stehen bei etwa {percent} %. Ein starker Spieler dächte an:")
    }

    fn hint_line(&self, action: &str, percent: u32) -> String {
        format!("  {percent:>3} %  {action}")
    }

    fn empty_log(&self) -> &'static str {
        "Noch ist nichts geschehen."
    }

    fn saved(&self, path: &Path) -> String {
        format!("Gespeichert in {}.", path.display())
    }

    fn save_needs_file(&self) -> &'static str {
        "Wohin? Tippe: save DATEI"
    }

    fn resume_with(&self, game: &str, path: &Path) -> String {
        format!("Weiter geht es mit: quadriga play {game} --load {}", path.display())
    }

    fn not_saved(&self, game: &str) -> String {
        format!(
            "Das Spiel wurde nicht gespeichert. Mit --save DATEI bleibt es erhalten, und mit \
             „quadriga play {game} --load DATEI“ geht es weiter."
        )
    }

    fn really_quit(&self) -> &'static str {
        "Das Spiel ist nicht gespeichert. Noch einmal q beendet es trotzdem; save DATEI bewahrt es."
    }

    fn curtain(&self, player: &str) -> String {
        format!("Gib die Tastatur an {player} weiter, dann drücke die Eingabetaste.")
    }

    fn when_read(&self) -> &'static str {
        "Drücke die Eingabetaste, wenn du es gelesen hast."
    }

    fn person(&self) -> &'static str {
        "Spieler"
    }

    fn goodbye(&self) -> &'static str {
        "Auf Wiedersehen."
    }

    fn thinking(&self, player: &str) -> String {
        format!("({player} überlegen …)")
    }

    fn over(&self, winner: Option<&str>) -> String {
        match winner {
            Some(winner) => format!("Das Spiel ist aus: {winner} gewinnen."),
            None => "Das Spiel ist aus: unentschieden.".to_owned(),
        }
    }

    fn finished_record(&self, path: &Path) -> String {
        let path = path.display();
        format!(
            "Noch einmal ansehen: quadriga replay {path}\nNachprüfen:          quadriga verify {path}"
        )
    }

    fn replay_heading(&self, game: &str, players: &str, actions: usize) -> String {
        format!("{game}: {players}, {actions} Handlungen")
    }

    fn board_after(&self, actions: usize) -> String {
        format!("Nach {actions} Handlungen:")
    }

    fn left(&self, player: &str, bot: &str) -> String {
        format!("{player}: aufgegeben; der Bot {bot} spielt weiter.")
    }

    fn gave_up(&self, player: &str) -> String {
        format!("{player}: aufgegeben; das Spiel ist aus.")
    }

    fn unfinished(&self) -> &'static str {
        "Das Spiel ist noch nicht zu Ende."
    }
}
