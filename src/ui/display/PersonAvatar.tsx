import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { useState } from 'react'
import { mixColors, readableOn } from '#lib/contrast'
import { firstGrapheme } from '#lib/text/graphemes'

/** Scripts that write first and last name with a letter each that means something alone. */
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
  /** The address of a picture, or empty for none: then there are initials. */
  src: string
  /** Pixels. */
  size?: number
}

/**
 * A person's picture, or initials where there is none or it cannot be had. Decoration: the name
 * stands beside it. Plain: lists of thousands draw it while they are scrolled, and Material UI's
 * avatar loads every picture a second time to learn whether it is there.
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

/** Finding a readable colour takes longer than drawing the face: once for each theme. */
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
