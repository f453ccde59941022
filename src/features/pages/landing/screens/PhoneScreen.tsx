import { styled, useTheme } from '@mui/material/styles'
import { useState } from 'react'
import { useLocale, useText } from '#ui/intl/useText'
import { type ScreenName, screenFile, screenSize } from './screens'

/**
 * A screen of the app in a phone, in the language and mode of the page. The phone shows the app's icon until
 * the picture has loaded, and if it cannot be loaded.
 */
export function PhoneScreen({ screen }: { screen: ScreenName }) {
  const text = useText()
  const file = screenFile(screen, useLocale(), useTheme().palette.mode)
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <Phone>
      <img
        // Also on the first screen: a prerendered page holds five languages, and shows one of them.
        loading="lazy"
        decoding="async"
        src={file}
        alt={text(`site.landing.screen.${screen}`)}
        {...screenSize}
        data-missing={missing === file}
        onError={() => setMissing(file)}
      />
    </Phone>
  )
}

const Phone = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 260,
  overflow: 'hidden',
  border: '8px solid #0b1526',
  borderRadius: 34,
  background: `${theme.palette.background.paper} url(/icons/icon.svg) center 40% / 72px no-repeat`,
  boxShadow: `0 0 0 1px ${theme.palette.divider}, 0 24px 40px -20px rgb(16 24 40 / 45%)`,
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: `${screenSize.width} / ${screenSize.height}`,
  },
  'img[data-missing=true]': { visibility: 'hidden' },
  // Fades out at half its height, so that one phone does not fill the screen of another.
  [theme.breakpoints.down('sm')]: {
    maxHeight: 420,
    maskImage: 'linear-gradient(#000 75%, transparent)',
  },
}))
