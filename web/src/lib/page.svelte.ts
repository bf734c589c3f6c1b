/** What the open page tells the header. */
class Page {
  /** Stands beside the name of the site. */
  subtitle = $state('');
  /** A table and its game, where the page belongs to one. */
  table = $state<string | null>(null);
  game = $state('oppida');
  /** Calls for attention in the title of the tab. */
  calls = $state(false);

  reset(): void {
    this.subtitle = '';
    this.table = null;
    this.calls = false;
  }
}

export const page = new Page();
