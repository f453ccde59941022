import { band, drawQr } from './drawQr'

interface QrPicture {
  value: string
  /** Lines below the code. */
  lines: readonly string[]
  /** Text across the code, as on screen. */
  overlay?: string | undefined
}

/** Width of the picture in pixels. */
const side = 720
const lineHeight = 48
const font = (size: number) => `600 ${size}px system-ui, sans-serif`

/**
 * @returns the code as a PNG to save or share, including the parts that must not be cropped
 * @throws if the browser cannot draw it
 */
export async function qrPicture({ value, lines, overlay }: QrPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + lines.length * lineHeight + lineHeight / 2
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  const { modules, path } = drawQr(value)
  context.save()
  context.scale(side / modules, side / modules)
  context.clip(new Path2D(path))
  context.fillRect(0, 0, modules, modules)
  context.restore()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = font(30)
  for (const [index, line] of lines.entries()) {
    context.fillText(line, side / 2, side + (index + 0.5) * lineHeight, side - 40)
  }
  if (overlay !== undefined) drawBand(context, overlay)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be written'))
      else resolve(blob)
    }, 'image/png')
  })
}

function drawBand(context: CanvasRenderingContext2D, text: string): void {
  context.translate(side / 2, side / 2)
  context.rotate((band.degrees / 180) * Math.PI)
  context.fillStyle = band.background
  context.fillRect(-side, -45, 2 * side, 90)
  context.fillStyle = band.color
  context.font = font(44)
  context.fillText(text, 0, 0, side - 40)
}
