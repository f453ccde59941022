/**
 * Stands in for the half of Material UI's `createTheme` that makes CSS variables: our themes have
 * none (`ui/appearance/makeTheme.ts`), and login is 4 kB lighter without it.
 */
export default function createThemeWithVars(): never {
  throw new Error('No CSS theme variables')
}
