/** One line of a menu: it leads somewhere or does something. */
export type MenuEntry = { label: string; href: string } | { label: string; run(): void };
