import { styled } from '@mui/material/styles'
import type { Post } from '#contract/social/social'
import { isoOf } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'

interface AuthorProps {
  profile: Post['profile']
  /** Whether it was edited. */
  edited: boolean | undefined
  /** Whether the name is a heading. */
  heading?: boolean
}

/** Author and relative time; the tooltip shows the exact time. */
export function Author({ profile: { name, avatar, time }, edited, heading = false }: AuthorProps) {
  const format = useDemoFormat()
  const text = useText()
  const now = useNow()
  return (
    <Line>
      <PersonAvatar name={name} src={avatar} size={heading ? 44 : 32} />
      <div>
        <Name as={heading ? 'h2' : 'h3'}>
          <DataText>{name}</DataText>
        </Name>
        <When>
          <time dateTime={isoOf(time)} title={format.dateTime(time)}>
            <bdi>{format.relative(Math.min(time, now), now)}</bdi>
          </time>
          {edited && ` · ${text('social.said.isEdited')}`}
        </When>
      </div>
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  overflowWrap: 'anywhere',
}))

const When = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
