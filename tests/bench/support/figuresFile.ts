import { readFileSync, writeFileSync } from 'node:fs'

const file = 'tests/bench/figures.md'
const block = /(<!-- bench:start -->\n)[\s\S]*(<!-- bench:end -->)/

/** Replaces the report between the markers of the file; the text around it stays. */
export function writeFigures(report: string): void {
  const text = readFileSync(file, 'utf8')
  if (!block.test(text)) throw new Error(`${file} has no place between bench:start and bench:end`)
  writeFileSync(
    file,
    text.replace(block, (_, start, end) => `${start}\n${report}\n\n${end}`),
  )
}
