import type { DemoReport } from '#contract/demoData/demoData'
import type { Text } from '#ui/intl/useText'

/** Outcome of an action, for the user. */
export interface Result {
  tone: 'success' | 'warning' | 'error'
  message: string
}

/** Lists the sections that were replaced, and those that were not, with the reason. */
export function reportResult(
  { done, failed }: DemoReport,
  doneKey: 'demo.data.imported' | 'demo.data.resetDone',
  text: Text,
): Result {
  const sentences = failed.map(({ domain, code }) =>
    text('demo.data.sectionFailed', {
      section: text(`demo.section.${domain}`),
      reason: text(code === 'badrecords' ? 'demo.data.error.badrecords' : `demo.fault.${code}`),
    }),
  )
  if (done.length > 0) sentences.unshift(text(doneKey, { count: done.length }))
  const tone = failed.length === 0 ? 'success' : done.length > 0 ? 'warning' : 'error'
  return { tone, message: sentences.join(' ') }
}
