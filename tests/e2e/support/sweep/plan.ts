import type { Table } from './pairs'
import table from './pairs.json' with { type: 'json' }
import { areas } from './routes'
import { heights, nameOf, type Setting, settings, type Width, widths } from './settings'

/** `npm run test:full`: each page in each setting. */
export const isFullSweep = process.env.FULL_SWEEP !== undefined

/** The pages that one test visits on a screen of one size. */
export interface Plan {
  name: string
  viewport: { width: Width; height: number }
  hasTouch: boolean
  steps: readonly { setting: Setting; pages: readonly string[] }[]
}

/**
 * The visits to an area, by screen size: each page once, in the setting from the table. In a full sweep
 * each setting has a plan of its own, with all pages.
 */
export function plansOf(area: keyof typeof areas): Plan[] {
  if (isFullSweep) {
    return settings.map((setting) =>
      planOf(nameOf(setting), setting.width, [{ setting, pages: areas[area] }]),
    )
  }
  const rows: Table = table
  const pages = Object.entries(rows[area] ?? {})
  return widths.map((width) => {
    const steps = settings
      .filter((setting) => setting.width === width)
      .map((setting) => ({ setting, pages: pagesIn(pages, nameOf(setting)) }))
    return planOf(
      `${width} px`,
      width,
      steps.filter(({ pages }) => pages.length > 0),
    )
  })
}

const pagesIn = (rows: readonly [page: string, setting: string][], wanted: string) =>
  rows.filter(([, setting]) => setting === wanted).map(([page]) => page)

function planOf(name: string, width: Width, steps: Plan['steps']): Plan {
  return { name, viewport: { width, height: heights[width] }, hasTouch: width < 900, steps }
}
