/** The addresses of the page. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; moment: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'about' }
  | { page: 'lost' };

/** Which page an address names. */
export function parse(address: URL): Route {
  const [first, second, third, ...more] = address.pathname.split('/').filter(Boolean).map(decode);
  if (more.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'home' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 'rules' && second !== undefined && third === undefined) {
    return { page: 'rules', game: second, rule: decode(address.hash.slice(1)) || null };
  }
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', table: second };
    if (third === 'replay') return { page: 'replay', table: second, moment: momentOf(address) };
  }
  return { page: 'lost' };
}

/** The address of a page. */
export function pathTo(route: Route): string {
  switch (route.page) {
    case 'table':
      return `/t/${encodeURIComponent(route.table)}`;
    case 'replay': {
      const moment = route.moment === null ? '' : `?n=${route.moment}`;
      return `/t/${encodeURIComponent(route.table)}/replay${moment}`;
    }
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule ? `#${route.rule}` : ''}`;
    case 'about':
      return '/about';
    default:
      return '/';
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function momentOf(address: URL): number | null {
  const asked = address.searchParams.get('n');
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

class Router {
  route = $state.raw<Route>(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  /** Opens a page of ours without loading the document again. */
  go(route: Route): void {
    history.pushState(null, '', pathTo(route));
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address of the page that is open. */
  replace(route: Route): void {
    history.replaceState(null, '', pathTo(route));
  }

  #read(): void {
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();

/** Lets plain links to pages of ours go through the router. */
export function followLink(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = (event.target as Element).closest('a');
  if (!plain || !link || link.target || link.origin !== location.origin || link.download) return;
  const route = parse(new URL(link.href));
  if (route.page === 'lost' || event.defaultPrevented) return;
  event.preventDefault();
  router.go(route);
}
