/** Keeps documents short enough to scan: files, paragraphs and sentences. The changelog may be long. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folders = ['.github', 'src', 'mocks', 'tests']

const documents = [
  'README.md',
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
      .map((name) => `${folder}/${name}`),
  ),
]

/** @returns paragraphs and list items of a Markdown text, without code, tables, headings and link targets */
function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/^(?:\||#|<).*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
}

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?])["”)*]*\s/)

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

test('the documents are found', () => {
  expect(documents).toContain('src/README.md')
  expect(documents.length).toBeGreaterThan(8)
})

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  const paragraphs = paragraphsOf(text)

  test('the document has at most 1,200 words', () => {
    expect(wordsOf(text)).toBeLessThanOrEqual(1200)
  })

  test('no paragraph of the document has more than 600 characters', () => {
    expect(paragraphs.filter(({ length }) => length > 600)).toEqual([])
  })

  test('no sentence of the document has more than 35 words', () => {
    const long = paragraphs.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence) > 35)
    expect(long).toEqual([])
  })
})

test('a paragraph and a sentence end where a reader sees them end', () => {
  const text =
    '# Title\n\nOne. Two\nlines.\n\n- First item\n- Second\n\n| a | table |\n\n```sh\nrun\n```\n'
  expect(paragraphsOf(text)).toEqual(['One. Two lines.', '- First item', '- Second'])
  expect(sentencesOf('One. Two lines.')).toEqual(['One.', 'Two lines.'])
})
