/** `npm run icons`: makes the PNG icons from their SVG sources in public/icons. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'public/icons'
const source = readFileSync(`${folder}/icon.svg`, 'utf8')
const monochrome = readFileSync(`${folder}/monochrome.svg`)

/** Full-bleed: launchers and iOS cut their own shape, so the corners must not be round already. */
const fullBleed = Buffer.from(source.replace('rx="112"', 'rx="0"'))

/** Shrinks the drawing into the safe zone (the inner 80 %) that every mask leaves visible. */
const maskable = Buffer.from(
  source
    .replace('rx="112"', 'rx="0"')
    .replace(/(<rect [^>]*>)/, '$1<g transform="translate(51.2 51.2) scale(0.8)">')
    .replace('</svg>', '</g></svg>'),
)

/** A shortcut's symbol, as in the app, on the background of the icon. */
const shortcut = (strokes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#12233f"/><g transform="translate(12 12)" fill="none" stroke="#ffd977" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/></g></svg>`,
  )

const icons: [name: string, svg: Buffer, size: number][] = [
  ['icon-192', Buffer.from(source), 192],
  ['icon-512', Buffer.from(source), 512],
  ['maskable-512', maskable, 512],
  ['monochrome-512', monochrome, 512],
  ['apple-touch-icon', fullBleed, 180],
  ['deposit-96', shortcut('M12 5v14m6-6-6 6m-6-6 6 6'), 96],
  ['withdraw-96', shortcut('M12 5v14m6-8-6-6m-6 6 6-6'), 96],
  ['history-96', shortcut('M12 8v4l2 2M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5'), 96],
]

for (const [name, svg, size] of icons) {
  await sharp(svg, { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}/${name}.png`)
}
