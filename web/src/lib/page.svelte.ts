/** One line of a menu: it leads somewhere or does something. */
export type MenuEntry = { label: string; href: string } | { label: string; run(): void };

/** What the open page tells the header. */
class Page {
  /** Stands beside the name of the site. */
  subtitle = $state('');
  /** A table and its game, where the page belongs to one. */
  table = $state<string | null>(null);
  game = $state<string | null>(null);
  /** What calls for attention in the title of the tab. */
  call = $state<string | null>(null);
  /** What can be done here besides, for the menu of a narrow page. */
  acts = $state.raw<MenuEntry[]>([]);

  reset(): void {
    this.subtitle = '';
    this.table = null;
    this.call = null;
    this.acts = [];
  }
}

export const page = new Page();
