/** Results of a check as files for CI. */
import type { Line } from './answer'
import { printable } from './printable'
import { isFault, type Strictness } from './table'

/** JUnit XML: a test case per call. A slow call is a failure, a call that was not made is skipped. */
export function junitOf(lines: readonly Line[], strictness: Strictness): string {
  const cases = lines.map((line) => {
    const { call, path, verdict, detail, ms } = line
    const open = `    <testcase classname="provider" name="${escaped(`${call.method} ${path}`)}" time="${ms / 1000}"`
    const message = escaped(detail === '' ? verdict : `${verdict}: ${detail}`)
    if (isFault(line, strictness)) {
      const kind = verdict === 'no answer' ? 'error' : 'failure'
      return `${open}><${kind} type="${escaped(verdict)}" message="${message}"/></testcase>`
    }
    return verdict === 'not asked' || verdict === 'missing'
      ? `${open}><skipped message="${message}"/></testcase>`
      : `${open}/>`
  })
  const count = (kind: string) => cases.filter((text) => text.includes(`><${kind} `)).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="check-provider" tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`
}

/** A table for the summary of a CI job. */
export function markdownOf(lines: readonly Line[], strictness: Strictness): string {
  const rows = lines.map((line) => {
    const { call, path, verdict, detail, ms } = line
    const mark = isFault(line, strictness) ? '❌' : verdict === 'not asked' ? '➖' : '✅'
    return `| ${mark} ${verdict} | \`${call.method} ${path}\` | ${inCell(detail)} | ${ms} |`
  })
  const faults = lines.filter((line) => isFault(line, strictness)).length
  const asked = lines.filter(({ verdict }) => verdict !== 'not asked').length
  return `## Provider check

${faults === 0 ? 'Every answer is as agreed.' : `${faults} of ${asked} checks failed.`}

| verdict | call | detail | ms |
| --- | --- | --- | --: |
${rows.join('\n')}
`
}

function escaped(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function inCell(text: string): string {
  return printable(text).replace(/[\\|<>`*_[\]]/g, '\\$&')
}
