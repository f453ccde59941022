import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { languageOf } from './DataText'

/** Pixels: the picture that the operator is asked for. */
const bannerWidth = 680
const bannerHeight = 210

/** The place that a picture has from the start: as wide as asked for, or as the phone is. */
export const bannerPlace = {
  flex: `0 0 min(100%, ${bannerWidth}px)`,
  aspectRatio: `${bannerWidth} / ${bannerHeight}`,
} as const

interface BannerSlideProps {
  banner: { imageUrl: string; alt: string; linkTo: string | null }
}

/** One picture in its reserved place. Its link was checked at the door: a path of ours, https, or none. */
export function BannerSlide({ banner: { imageUrl, alt, linkTo } }: BannerSlideProps) {
  const picture = (
    <img
      src={imageUrl}
      alt={alt}
      lang={languageOf(alt)}
      width={bannerWidth}
      height={bannerHeight}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
  return <Slide>{linkTo === null ? picture : linked(linkTo, picture)}</Slide>
}

function linked(to: string, picture: React.ReactNode) {
  if (to.startsWith('/')) return <Link to={to}>{picture}</Link>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  )
}

const Slide = styled('li')(({ theme }) => ({
  ...bannerPlace,
  scrollSnapAlign: 'start',
  borderRadius: theme.shape.borderRadius,
  // What shows until the picture comes, and behind its words if it never does.
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  img: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))
