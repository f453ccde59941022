import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  value: string
  /** What it is, in words. */
  label: string
  /** Stands across the code, e.g. that it is a specimen. */
  overlay?: string
  /** Pixels, at most; on narrow screens it gives way. */
  size?: number
}

/** A QR code, always black on white: scanners want it so in dark mode too. */
export function QrCode({ value, label, overlay, size = 240 }: QrCodeProps) {
  const { modules, path } = useMemo(() => draw(value), [value])
  return (
    <Frame style={{ maxWidth: size }}>
      <svg
        viewBox={`0 0 ${modules} ${modules}`}
        role="img"
        aria-label={overlay === undefined ? label : `${label}: ${overlay}`}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${modules}v${modules}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      {overlay !== undefined && <Band aria-hidden="true">{overlay}</Band>}
    </Frame>
  )
}

/** Light modules around the code that the standard asks for. */
const quietZone = 4

function draw(value: string): { modules: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: quietZone })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { modules: size, path }
}

const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  margin: '0 auto',
  borderRadius: 8,
  overflow: 'hidden',
  svg: { display: 'block', width: '100%' },
})

const Band = styled('span')({
  position: 'absolute',
  insetInline: '-20%',
  top: '50%',
  padding: '6px 0',
  transform: 'translateY(-50%) rotate(-18deg)',
  color: '#fff',
  backgroundColor: 'rgb(176 0 32 / 92%)',
  fontWeight: 600,
  textAlign: 'center',
})
