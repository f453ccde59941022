/** Puts a number on the icon of the installed app; zero takes it away. Browsers without such numbers show none. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch((cause: unknown) => console.warn('The icon shows no number', cause))
}
