import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { band, drawQr } from './drawQr'

interface QrCodeProps {
  value: string
  /** Description of the code for screen readers. */
  label: string
  /** Text across the code, e.g. that it is a specimen. */
  overlay?: string
  /** Maximum size in pixels; smaller on narrow screens. */
  size?: number
}

/** A QR code, always black on white, because scanners need it in dark mode too. */
export function QrCode({ value, label, overlay, size = 240 }: QrCodeProps) {
  const { modules, path } = useMemo(() => drawQr(value), [value])
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

const Frame = styled('div')({
  position: 'relative',
  width: '100%',
  margin: '0 auto',
  borderRadius: 8,
  overflow: 'hidden',
  svg: { display: 'block', width: '100%' },
})

const Band = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: '-20%',
  top: '50%',
  padding: '6px 0',
  transform: `translateY(-50%) rotate(${band.degrees}deg)`,
  color: band.color,
  backgroundColor: band.background,
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'center',
}))
