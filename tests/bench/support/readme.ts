import { readFileSync, writeFileSync } from 'node:fs'

const file = 'tests/bench/README.md'
const block = /(<!-- bench:start -->\n)[\s\S]*(<!-- bench:end -->)/

/** Puts the report in the place that the benchmark's own README keeps for it. */
export function writeReadme(report: string): void {
  const text = readFileSync(file, 'utf8')
  if (!block.test(text)) throw new Error(`${file} has no place between bench:start and bench:end`)
  writeFileSync(
    file,
    text.replace(block, (_, start, end) => `${start}\n${report}\n\n${end}`),
  )
}
