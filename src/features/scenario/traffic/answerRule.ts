import * as v from 'valibot'
import { type RuleOrder, ruleOrderSchema } from '#contract/scenario/scenario'
import type { RecordedCall } from '#contract/scenario/traffic'

/** The rule by which the next such call gets this answer; null for one that the door would refuse. */
export function answerRule({ method, url, status, answer }: RecordedCall): RuleOrder | null {
  const order = v.safeParse(ruleOrderSchema, {
    match: new URL(url).pathname,
    // The path of one call is often part of another’s.
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
