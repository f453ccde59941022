import type { FontFamily } from './appearance'

const stylesheets: Readonly<Record<FontFamily, () => Promise<unknown>>> = {
  Roboto: () => import('./fonts/roboto.css'),
  Poppins: () => import('./fonts/poppins.css'),
  Inter: () => import('./fonts/inter.css'),
}

/**
 * Declares the chosen font and the Thai letters that it lacks. The browser then fetches only the
 * files whose letters are on screen. Called after the first render: no stylesheet stands before it.
 * While a page stands that was painted at build, it stays in the device's own letters: others would move what is read.
 */
export async function loadFont(fontFamily: FontFamily): Promise<void> {
  if (document.documentElement.dataset['painted'] !== undefined) return
  await Promise.all([stylesheets[fontFamily](), import('./fonts/thai.css')])
}

/** The chosen font, Thai letters, and the system's for what neither has (Chinese). */
export function fontStack(fontFamily: FontFamily): string {
  return `'${fontFamily}', 'Noto Sans Thai', system-ui, sans-serif`
}
