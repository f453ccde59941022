import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { useState } from 'react'
import { mixColors, readableOn } from '#lib/contrast'
import { firstGrapheme } from '#lib/text/graphemes'

/** Scripts in which the first letter of each name is meaningful on its own. */
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** One or two letters for a person without a picture. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = name.trim()] = words
  const last = words.at(-1)
  const both =
    last !== undefined && last !== first && alphabetic.test(first) && alphabetic.test(last)
  const letters = both ? [first, last] : [first]
  return letters.map((word) => firstGrapheme(word).toUpperCase()).join('')
}

interface PersonAvatarProps {
  name: string
  /** Address of the picture, or empty to show initials. */
  src: string
  /** Pixels. */
  size?: number
}

/**
 * A person's picture, or initials if there is none or it cannot be loaded. Decorative: the name is beside it.
 * Not Material UI's avatar, which loads every picture a second time to check that it exists; lists of thousands
 * render this while scrolling.
 */
export function PersonAvatar({ name, src, size = 40 }: PersonAvatarProps) {
  const [missing, setMissing] = useState('')
  return (
    <Face
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
    >
      {src === '' || src === missing ? (
        initialsOf(name)
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(src)}
        />
      )}
    </Face>
  )
}

/** Style cache per theme, because finding a readable colour takes longer than rendering the avatar. */
const styles = new WeakMap<Theme, CSSObject>()

function lookIn(theme: Theme): CSSObject {
  const known = styles.get(theme)
  if (known) return known
  const { background, primary } = theme.palette
  const backgroundColor = mixColors(background.paper, primary.main, 0.16)
  const style: CSSObject = {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    lineHeight: 1,
    userSelect: 'none',
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightMedium,
    color: readableOn(backgroundColor, primary.main),
    backgroundColor,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  }
  styles.set(theme, style)
  return style
}

const Face = styled('span')(({ theme }) => lookIn(theme))
