import type { FontFamily } from './appearance'

const stylesheets: Readonly<Record<FontFamily, () => Promise<unknown>>> = {
  Roboto: () => import('./fonts/roboto.css'),
  Poppins: () => import('./fonts/poppins.css'),
  Inter: () => import('./fonts/inter.css'),
}

/**
 * Declares the chosen font and the Thai letters that it lacks. The browser then only fetches the files of
 * letters on screen. Called after the first render, so that no stylesheet blocks it. A prerendered page keeps
 * the device's font, because another font would move the text that is being read.
 */
export async function loadFont(fontFamily: FontFamily): Promise<void> {
  if (document.documentElement.dataset['painted'] !== undefined) return
  await Promise.all([stylesheets[fontFamily](), import('./fonts/thai.css')])
}

/** The chosen font, Thai letters, and the system's font for letters that neither has (Chinese). */
export function fontStack(fontFamily: FontFamily): string {
  return `'${fontFamily}', 'Noto Sans Thai', system-ui, sans-serif`
}
