import { band, drawQr } from './drawQr'

interface QrPicture {
  value: string
  /** Stand below the code. */
  lines: readonly string[]
  /** Stands across the code, as on screen. */
  overlay?: string | undefined
}

/** Pixels. */
const side = 720
const lineHeight = 48
const font = (size: number) => `600 ${size}px system-ui, sans-serif`

/** The code as a PNG to be kept or shared, with what must not be cut off it. Throws where nothing can be drawn. */
export async function qrPicture({ value, lines, overlay }: QrPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + lines.length * lineHeight + lineHeight / 2
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser draws no pictures')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  const { modules, path } = drawQr(value)
  pen.save()
  pen.scale(side / modules, side / modules)
  pen.clip(new Path2D(path))
  pen.fillRect(0, 0, modules, modules)
  pen.restore()
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = font(30)
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, side / 2, side + (index + 0.5) * lineHeight, side - 40)
  }
  if (overlay !== undefined) drawBand(pen, overlay)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be written'))
      else resolve(blob)
    }, 'image/png')
  })
}

function drawBand(pen: CanvasRenderingContext2D, words: string): void {
  pen.translate(side / 2, side / 2)
  pen.rotate((band.degrees / 180) * Math.PI)
  pen.fillStyle = band.background
  pen.fillRect(-side, -45, 2 * side, 90)
  pen.fillStyle = band.color
  pen.font = font(44)
  pen.fillText(words, 0, 0, side - 40)
}
