import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Limits axe’s preload to sound and video. The style sheets are for rules that are not in use, and reading
 * them takes a quarter of the time.
 */
const run = `axe.run(document, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  .then(({ violations }) => JSON.stringify(violations))`

/**
 * @returns what axe finds wrong with the page as it is: WCAG 2.2 A and AA, best practices, and accessible
 * names that do not contain the visible text, a rule that must be enabled explicitly
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await atRest(page)
  // Through DevTools, because the page’s own policy rightly refuses foreign scripts.
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

/**
 * Waits for animations, because a half-faded element has too little contrast. Endless animations are not
 * waited for.
 */
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
