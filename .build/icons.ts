/** `npm run icons`: the PNG icons from their SVG sources in public/icons. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'public/icons'
const source = readFileSync(`${folder}/icon.svg`, 'utf8')
const monochrome = readFileSync(`${folder}/monochrome.svg`)

/** Full-bleed: a launcher or iOS cuts its own shape, so the corners must not be round already. */
const fullBleed = Buffer.from(source.replace('rx="112"', 'rx="0"'))

/** Shrinks the drawing into the safe zone (the inner 80 %) that every mask leaves visible. */
const maskable = Buffer.from(
  source
    .replace('rx="112"', 'rx="0"')
    .replace(/(<rect [^>]*>)/, '$1<g transform="translate(51.2 51.2) scale(0.8)">')
    .replace('</svg>', '</g></svg>'),
)

const icons: [name: string, svg: Buffer, size: number][] = [
  ['icon-192', Buffer.from(source), 192],
  ['icon-512', Buffer.from(source), 512],
  ['maskable-512', maskable, 512],
  ['monochrome-512', monochrome, 512],
  ['apple-touch-icon', fullBleed, 180],
]

for (const [name, svg, size] of icons) {
  await sharp(svg, { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`)
}
