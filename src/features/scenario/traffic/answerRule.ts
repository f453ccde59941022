import * as v from 'valibot'
import { type RuleOrder, ruleOrderSchema } from '#contract/scenario/scenario'
import type { RecordedCall } from '#contract/scenario/traffic'

/** The rule that gives the next such call this answer; null if the test API would refuse it. */
export function answerRule({ method, url, status, answer }: RecordedCall): RuleOrder | null {
  const order = v.safeParse(ruleOrderSchema, {
    match: new URL(url).pathname,
    // One call's path is often part of another's.
    exact: true,
    method,
    effect: 'answer',
    times: 1,
    answer: {
      status,
      type: answer.headers['content-type'] ?? '',
      retryAfter: answer.headers['retry-after'],
      body: answer.text,
    },
  })
  return order.success ? order.output : null
}
