import * as v from 'valibot'
import { type RuleRequest, ruleRequestSchema } from '#contract/scenario/scenario'
import type { RecordedCall } from '#contract/scenario/traffic'

/** The rule that gives the next such call this answer; null if the test API would refuse it. */
export function answerRule({ method, url, status, answer }: RecordedCall): RuleRequest | null {
  const rule = v.safeParse(ruleRequestSchema, {
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
  return rule.success ? rule.output : null
}
