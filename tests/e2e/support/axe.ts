import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds wrong with the page as it stands: WCAG 2.2 A and AA, and its best practices. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy rightly refuses foreign scripts.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] }).then(JSON.stringify)',
    awaitPromise: true,
  })
  await session.detach()
  const results: AxeResults = JSON.parse(String(result.value))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
