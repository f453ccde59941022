import { readFileSync, writeFileSync } from 'node:fs'

const block = /(<!-- bench:start -->\n)[\s\S]*(<!-- bench:end -->)/

/** Puts the report in the place that README.md keeps for it. */
export function writeReadme(report: string): void {
  const text = readFileSync('README.md', 'utf8')
  if (!block.test(text)) throw new Error('README.md has no place between bench:start and bench:end')
  writeFileSync(
    'README.md',
    text.replace(block, (_, start, end) => `${start}\n${report}\n\n${end}`),
  )
}
