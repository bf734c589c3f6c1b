//! The stage of a naval battle: the attack table, and what each manoeuvre would bring.

use super::{Modifier, percent, staged};
use crate::choices::FleetOrder;
use crate::general::Ability;
use crate::naval::NavalBattle;
use crate::place::Space;
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::words::TacticCard;

staged! {
    /// A naval battle with its figures.
    NavalStage {
        /// Where the fleet came from whose move was intercepted.
        from: Space,
        /// Where it wants to go.
        to: Space,
        /// How many rounds there are.
        rounds: u8,
        /// The table of attacks.
        table: AttackTable,
        /// How many tactic cards are left to draw.
        undrawn: u8,
        /// What an attack of the acting side brings: without a card, then with each manoeuvre.
        attacks: Vec<AttackView>,
        /// What each side has in it.
        fleets: BySide<FleetStage>,
    }

    /// The table of naval attacks (HM-16.6).
    AttackTable {
        /// The round from which on each column counts.
        columns: Vec<u8>,
        /// The hits by the modified die, from 0 on.
        rows: Vec<Vec<u8>>,
        /// The modified die at which Rome takes a prize; none without Corvi.
        prize: Option<i8>,
        /// The modified die from which on supremacy is taken.
        supremacy: i8,
    }

    /// What an attack brings.
    AttackView {
        /// The manoeuvre before it.
        card: Option<TacticCard>,
        /// What is added to the die.
        modifier: i8,
        /// The column of the table, from 0.
        column: u8,
        /// How many dice are rolled; the highest counts.
        dice: u8,
        /// Which row of the table each die reads, from 1.
        rows: Vec<u8>,
        /// What it hits, the card included.
        hits: Vec<u8>,
        /// How likely a hit is, of a hundred.
        hit: u8,
        /// How likely two hits or more are, of a hundred.
        two: u8,
        /// Hits on average, in tenths.
        mean: u8,
        /// How likely a prize is, of a hundred.
        prize: u8,
        /// How likely it is that supremacy changes hands, of a hundred.
        supremacy: u8,
    }

    /// A fleet in it.
    FleetStage {
        /// What its commander can.
        abilities: Vec<Ability>,
        /// His battle rating.
        rating: u8,
        /// What modifies all its attacks.
        modifiers: Vec<Modifier>,
        /// Transports that are afloat.
        transports: u8,
        /// Units aboard.
        units: u8,
        /// Supply trains aboard.
        trains: u8,
        /// The highest die with which it reforms or flees.
        order_most: u8,
        /// How likely that is, of a hundred.
        order: u8,
        /// Which orders it could give after its attack.
        orders: Vec<FleetOrder>,
        /// PCs that its side removes if it loses now (HM-16.18).
        markers: u8,
    }
}

impl Hamilcar {
    pub(super) fn show_naval_stage(&self) -> Option<NavalStage> {
        let battle = self.naval.as_ref()?;
        let sea = self.sea_move?;
        let table = &self.material.tables.naval_attack;
        let manoeuvres = TacticCard::ALL.iter().copied().filter(|card| !card.is_reaction());
        let cards = [None].into_iter().chain(manoeuvres.map(Some));
        Some(NavalStage {
            from: sea.course.start(),
            to: sea.course.goal(),
            rounds: self.material.figures.naval_rounds,
            table: AttackTable {
                columns: table.grid.columns.clone(),
                rows: table.grid.rows.clone(),
                prize: Some(table.prize_row).filter(|_| self.corvi && battle.acting == Side::Rome),
                supremacy: table.supremacy_row,
            },
            undrawn: self.undrawn(battle),
            attacks: cards.map(|card| self.show_attack(battle, card)).collect(),
            fleets: BySide::new(|side| self.show_fleet(battle, side)),
        })
    }

    fn show_fleet(&self, battle: &NavalBattle, side: Side) -> FleetStage {
        let commander = battle.commanders[side];
        let sea = self.sea_move.filter(|_| side == battle.mover);
        let cargo = sea.map_or_else(Default::default, |sea| self.cargo(&sea));
        let order_most = self.order_most(battle, side);
        let acting = NavalBattle { acting: side, ..*battle };
        let orders = FleetOrder::ALL.iter().copied();
        FleetStage {
            abilities: self.talents(commander),
            rating: self.rating(Some(commander)),
            modifiers: Modifier::all(&self.attack_modifiers(side, commander)),
            transports: self.transports(battle, side),
            units: cargo.units(),
            trains: cargo.trains,
            order_most,
            order: percent(order_most.min(6).into(), 6),
            orders: orders.filter(|&what| self.check_order(&acting, what).is_ok()).collect(),
            markers: battle.sunk[side] / 2,
        }
    }

    /// An attack of the acting side on warships after this manoeuvre, over all dice.
    fn show_attack(&self, battle: &NavalBattle, card: Option<TacticCard>) -> AttackView {
        let battle = NavalBattle { manoeuvre: card, ..*battle };
        let table = &self.material.tables.naval_attack;
        let dice = if card == Some(TacticCard::Periplous) { 2 } else { 1 };
        let most = battle.ships(battle.acting.enemy());
        let has_prizes = self.corvi && battle.acting == Side::Rome;
        let (mut hit, mut two, mut sum, mut prize, mut supremacy, mut all) = (0, 0, 0, 0, 0, 0);
        let mut modifier = 0;
        let (mut rows, mut counts) = (Vec::with_capacity(6), Vec::with_capacity(6));
        for die in 1..=6_u8 {
            // Of two dice the highest shows this in so many cases.
            let cases = if dice == 2 { 2 * u32::from(die) - 1 } else { 1 };
            let read = self.read_attack(&battle, die);
            let hits = read.hits.min(most);
            modifier = read.modified - die as i8;
            let row = usize::try_from(read.modified).unwrap_or(0);
            rows.push(row.min(table.grid.rows.len() - 1) as u8);
            counts.push(hits);
            all += cases;
            hit += cases * u32::from(hits > 0);
            two += cases * u32::from(hits > 1);
            sum += cases * u32::from(hits);
            let is_prize = has_prizes && hits > 0 && read.modified == table.prize_row;
            prize += cases * u32::from(is_prize);
            supremacy += cases * u32::from(read.modified >= table.supremacy_row);
        }
        let takes = self.supremacy != battle.acting;
        let column = self.attack_column(&battle);
        AttackView {
            card,
            modifier,
            column: table.grid.columns.iter().rposition(|&least| least <= column).unwrap_or(0)
                as u8,
            dice,
            rows,
            hits: counts,
            hit: percent(hit, all),
            two: percent(two, all),
            mean: ((sum * 20 + all) / (all * 2)) as u8,
            prize: percent(prize, all),
            supremacy: if takes { percent(supremacy, all) } else { 0 },
        }
    }
}
