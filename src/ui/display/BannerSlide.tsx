import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { languageOf } from './DataText'

/** Picture size in pixels that the operator is asked for. */
const bannerWidth = 680
const bannerHeight = 210

/** Reserved space of a picture: the requested width, or the phone's. */
export const bannerPlace = {
  flex: `0 0 min(100%, ${bannerWidth}px)`,
  aspectRatio: `${bannerWidth} / ${bannerHeight}`,
} as const

interface BannerSlideProps {
  banner: { imageUrl: string; alt: string; linkTo: string | null }
}

/**
 * One picture in its reserved space. Its link was validated when it was loaded: a path of this app, https, or
 * none.
 */
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
  // Shown until the picture loads, and behind its alternative text if it never does.
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  img: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))
