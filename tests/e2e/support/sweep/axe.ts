import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Of what axe would load beforehand only sounds and films: the style sheets are for rules that are
 * not in use, and reading them takes a quarter of the time.
 */
const run = `axe.run(document, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  .then(({ violations }) => JSON.stringify(violations))`

/**
 * What axe finds wrong with the page as it stands: WCAG 2.2 A and AA, its best practices, and names
 * that do not hold the words that are seen, which it tries by request only.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await atRest(page)
  // Through the debugger: the page's own policy rightly refuses foreign scripts.
  const session = await page.context().newCDPSession(page)
  const found = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (found.result.value === 'undefined') {
    await session.send('Runtime.evaluate', { expression: source })
  }
  const { result } = await session.send('Runtime.evaluate', {
    expression: run,
    awaitPromise: true,
  })
  await session.detach()
  const violations: Result[] = JSON.parse(String(result.value))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** Waits for animations: half faded in, nothing has its contrast. What turns for good is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished),
    ),
  )
}
