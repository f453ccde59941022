import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState } from 'react'
import { ownProfileId, type Post } from '#contract/social/social'
import { languageOf } from '#ui/display/DataText'
import { LinkedText } from '#ui/display/LinkedText'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'

interface PostTextProps {
  profile: Post['profile']
  /** The text. */
  children: string
  /** Number of lines shown before the text is expanded. */
  lines: number
}

/** User text, aligned to its own direction; long text is collapsed. */
export function PostText({ profile, children, lines }: PostTextProps) {
  const text = useText()
  const words = useRef<HTMLParagraphElement>(null)
  const [isFolded, setFolded] = useState(true)
  const [isLong, setLong] = useState(false)

  // The number of lines depends on the layout and changes with the width.
  useLayoutEffect(() => {
    const { current } = words
    if (current === null || !isFolded || !('ResizeObserver' in globalThis)) return undefined
    // Browsers restore the scroll position that the text had when it was last collapsed.
    current.scrollTop = 0
    const sizes = new ResizeObserver(() => {
      // Print shows the full text.
      if (!matchMedia('print').matches) setLong(current.scrollHeight > current.clientHeight + 1)
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [isFolded])

  function fold(): void {
    setFolded(true)
    // The end of the text is far below its beginning.
    requestAnimationFrame(() => words.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div>
      <Words
        ref={words}
        data-folded={isFolded}
        style={{ WebkitLineClamp: isFolded ? lines : undefined }}
        {...sampleLanguage(profile, children)}
        // Scrolled by the focus of a link inside it, or by the browser's own search.
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

/** Its label is aligned with the text. */
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

/** Sample content is English; the language of user text is guessed from its script. */
function sampleLanguage({ id }: Post['profile'], content: string) {
  return { dir: 'auto', lang: languageOf(content, id === ownProfileId ? undefined : 'en') }
}
