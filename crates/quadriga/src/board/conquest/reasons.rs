//! Why something is not allowed, auf Deutsch; the engine itself speaks English.

use quadriga_conquest::Illegal;

/// The reason as a German sentence.
pub(super) fn german(reason: &Illegal) -> String {
    match *reason {
        Illegal::BidTooLow { least } => {
            format!("Das Angebot muss mindestens {least} Talente sein.")
        }
        Illegal::TooDear { price, has } => format!("Das kostet {price} Talente, du hast {has}."),
        Illegal::WrongCount { least, most } => {
            format!("Dort können {least} bis {most} aufgestellt werden.")
        }
        Illegal::ActionsLeft { left } => {
            format!("Noch {left} Aktionen: Wähle eine, oder passe.")
        }
        Illegal::CannotRecruit { most } => format!("Geld und Vorrat reichen für {most} davon."),
        Illegal::NoInfluenceLeft { most } => {
            format!("Alle deine {most} Einflussmarken liegen auf der Karte.")
        }
        Illegal::Protected { units } => {
            format!("{units} militärische Einheiten des Besitzers schützen diesen Einfluss.")
        }
        Illegal::WrongTax { most } => format!("Die Sondersteuer geht für 1 bis {most} Chaos."),
        Illegal::NoRoom { room } => {
            format!("Deine Galeeren in dieser Seezone haben noch Platz für {room}.")
        }
        Illegal::CannotSend { most } => format!("{most} davon können dorthin."),
        Illegal::TooFewTroops { least } => {
            format!("Mindestens {least} militärische Einheiten müssen mit.")
        }
        Illegal::CannotGather { most } => format!("Von dort können {most} Galeeren kommen."),
        Illegal::CannotAdd { most } => format!("{most} deiner Galeeren dort können eingreifen."),
        Illegal::CannotLend { most } => format!("Du kannst {most} davon leihen."),
        Illegal::CannotLose { most } => format!("Du kannst jetzt {most} davon verlieren."),
        Illegal::TooFewVotes { bid } => format!("Du brauchst mehr als {bid} Stimmen."),
        _ => plain(reason).to_owned(),
    }
}

/// Reasons without figures.
fn plain(reason: &Illegal) -> &'static str {
    match reason {
        Illegal::GameOver => "Das Spiel ist vorbei.",
        Illegal::MustOpen => "Wer die Auktion eröffnet, muss bieten; Null ist ein Angebot.",
        Illegal::WrongProposal => {
            "Schlage zwei Spieler ohne Platz vor, einen für A und einen für B."
        }
        Illegal::WrongMarker => {
            "Ein Spieler hat noch keinen Platz: Seine Marke kommt auf A oder B."
        }
        Illegal::NoInfluenceThere => "Starteinheiten kommen dorthin, wo du Einfluss hast.",
        Illegal::OutOfOrder => {
            "Jetzt ist eine andere Art dran, oder die Provinz wurde schon übergangen."
        }
        Illegal::NotBesideInfluence => {
            "Die Galeere beginnt in einer Seezone an einer Provinz mit deinem Einfluss."
        }
        Illegal::NoActionLeft => "Beide Aktionen dieses Zuges sind verbraucht.",
        Illegal::NotOnOffer => "Diese Karte liegt nicht aus.",
        Illegal::OneCardARound => "Du hast in dieser Runde schon eine Karte genommen.",
        Illegal::CannotCarryOut => {
            "Diese Karte muss sofort ausgeführt werden, und das kannst du nicht."
        }
        Illegal::NoRecruitingGround => {
            "Rekrutieren braucht eigenen Einfluss und einen eigenen Führer in der Provinz."
        }
        Illegal::NothingToRecruit => "Du kannst nichts bezahlen, was dein Vorrat hat.",
        Illegal::NotForSale => "Eine solche Einheit kann man nicht rekrutieren.",
        Illegal::SeaTooFar => "Neue Galeeren kommen in eine Seezone an der Provinz.",
        Illegal::NobodyRecruited => "Mindestens eine Einheit muss rekrutiert werden.",
        Illegal::RecruitedAlready | Illegal::CommittedAlready => {
            "Diese Art wurde schon gewählt oder übergangen."
        }
        Illegal::OneProvince => "Eine Aktion kauft Einfluss in nur einer Provinz.",
        Illegal::NoKeyProvince => "Einfluss gibt es nur in Schlüsselprovinzen.",
        Illegal::NoLeader => "Du hast dort keinen Führer.",
        Illegal::NoToken => "In dieser Provinz liegt keine solche Marke.",
        Illegal::NotAnEnemy => "Dieser Spieler ist in diesem Feldzug nicht dein Gegner.",
        Illegal::NoLeaderToMove => "Verlegt wird aus einer Provinz mit einem eigenen Führer.",
        Illegal::NoWay => "Zu Land führt kein Weg dorthin.",
        Illegal::WayBlocked => "Gegnerische Truppen auf dem Weg würden dich vorher aufhalten.",
        Illegal::StraitBlocked => "Eine gegnerische Galeere sperrt die Meerenge.",
        Illegal::NobodyMoved => "Jemand muss ziehen.",
        Illegal::GoesByLand => "Diese Provinz ist zu Land erreichbar.",
        Illegal::NoGalleyThere => "Du hast keine Galeere in dieser Seezone.",
        Illegal::NoLanding => {
            "Gelandet wird von Küste zu Küste, an einer Seezone mit eigener Galeere."
        }
        Illegal::NotAll => "Nicht alle können auf einmal mit.",
        Illegal::NotOnLand => "Galeeren gehen nicht an Land.",
        Illegal::SentAlready => "Diese Art wurde für dieses Ziel schon gewählt oder übergangen.",
        Illegal::NobodyToFight => "Beide brauchen eine militärische Landeinheit in der Provinz.",
        Illegal::NobodyToFightWith => {
            "Beide brauchen eine Landeinheit in der Provinz, ein Führer ohne Truppen dazu Galeeren oder Truppen von Verbündeten."
        }
        Illegal::NoGalleyElsewhere => "Du hast keine Galeere in einer anderen Seezone.",
        Illegal::NoGalleyMoved => "Eine Galeere muss verlegt werden.",
        Illegal::NobodyAtSea => "Beide brauchen eine Galeere in dieser Seezone.",
        Illegal::NotYourCard => "Du hast keine solche Karte zu benutzen.",
        Illegal::UsedAlready => "Diese Karte ist in diesem Feldzug schon benutzt.",
        Illegal::BetweenActions => {
            "Diese Karte wird zwischen den Aktionen benutzt, nicht in einer."
        }
        Illegal::NameVictim => {
            "Der Mörder braucht ein Opfer: einen General oder einen Spieler mit Senatoren."
        }
        Illegal::NoEffect => "Du hast dort keinen Einfluss: Der Händler brächte nichts.",
        Illegal::NoVictim => "Ein solches Opfer gibt es nicht.",
        Illegal::NoGalleyToFetch => "Eine deiner Galeeren muss aus einer anderen Seezone kommen.",
        Illegal::NoSite => {
            "Eine Stadt braucht eine Provinz der Karte ohne Stadt, mit eigener militärischer Landeinheit."
        }
        Illegal::NotNamed => "Die Karte nennt andere Provinzen.",
        Illegal::CannotMuster => "Von dort können auf diesem Weg nicht genug Einheiten ziehen.",
        Illegal::NoSenator => "Dieser Spieler hat keinen Senator, den du bestechen könntest.",
        Illegal::NobodyToRevoltAgainst => {
            "Sklaven erheben sich zuerst gegen Truppen eines anderen Spielers."
        }
        Illegal::SeaOutOfBattle => "Galeeren kommen aus Seezonen am Schlachtfeld.",
        Illegal::NoSuchLoss => "Eine solche Einheit kämpft nicht auf deiner Seite.",
        Illegal::NoRetreatThere => {
            "Der Rückzug geht zu einem Nachbarn ohne militärische Landeinheiten von Gegnern."
        }
        Illegal::MustWithdraw => "Du hast gesagt, dass du dich ohne eigene Truppen zurückziehst.",
        Illegal::NoRefuge => "Führer gehen in eine Nachbarprovinz.",
        Illegal::NoSuchSenator => "Du hast keinen Senator dieses Werts.",
        Illegal::HighestFirst => "Senatoren eines Angebots werden vom höchsten an ausgelegt.",
        Illegal::CannotAnswer => "Eine feste Antwort kann einmal je Zug geändert werden.",
        _ => "Das gehört zu einem anderen Schritt des Spiels.",
    }
}
