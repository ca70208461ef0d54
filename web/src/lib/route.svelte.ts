/** Where the page is: at home, at a table, or at its replay. */
class Route {
  table = $state<string | null>(null);
  replay = $state(false);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
  }

  read(): void {
    this.table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1] ?? null;
    this.replay = new URLSearchParams(location.search).has('replay');
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
  }
}

export const route = new Route();
