import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import { ownProfileId, type Post } from '#contract/social/social'
import { languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'

interface SaidProps {
  profile: Post['profile']
  /** What they wrote. */
  children: string
  /** As many are shown of a longer text until it is unfolded. */
  lines: number
}

/** What somebody wrote, from the side where its own language begins; of a long text the beginning at first. */
export function Said({ profile, children, lines }: SaidProps) {
  const text = useText()
  const words = useRef<HTMLParagraphElement>(null)
  const [isFolded, setFolded] = useState(true)
  const [isLong, setLong] = useState(false)

  // How many lines it takes is known once it is laid out, and another width has others.
  useLayoutEffect(() => {
    const { current } = words
    if (current === null || !isFolded || !('ResizeObserver' in globalThis)) return undefined
    // Where it was scrolled to when it was folded last, browsers scroll to again.
    current.scrollTop = 0
    const sizes = new ResizeObserver(() => {
      // On paper it is whole.
      if (!matchMedia('print').matches) setLong(current.scrollHeight > current.clientHeight + 1)
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [isFolded])

  function fold(): void {
    setFolded(true)
    // What was read ends far below its beginning.
    requestAnimationFrame(() => words.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div>
      <Words
        ref={words}
        data-folded={isFolded}
        style={{ WebkitLineClamp: isFolded ? lines : undefined }}
        {...sampleLanguage(profile, children)}
        // A link within it that gets the focus, or what the browser's own search has found.
        onScroll={({ currentTarget }) => setFolded(isFolded && currentTarget.scrollTop === 0)}
      >
        <LinkedText>{children}</LinkedText>
      </Words>
      {isLong && (
        <Toggle
          size="small"
          className={screenOnlyClass}
          aria-expanded={!isFolded}
          onClick={isFolded ? () => setFolded(false) : fold}
        >
          {text(isFolded ? 'social.said.more' : 'social.said.less')}
        </Toggle>
      )}
    </div>
  )
}

/** Its words begin where the text does. */
const Toggle = styled(Button)({ marginInlineStart: -5 })

const Words = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media screen': {
    '&[data-folded=true]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  },
})

/** Sample content is English; what the person writes is known by its letters at most. */
function sampleLanguage({ id }: Post['profile'], content: string) {
  return { dir: 'auto', lang: languageOf(content, id === ownProfileId ? undefined : 'en') }
}
