import { styled } from '@mui/material/styles'
import type { Review } from '#contract/shop/product'
import { bangkokDay } from '#lib/time'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { Stars } from '#ui/display/Stars'
import { useFormat } from '#ui/intl/useFormat'
import { Sample } from '../Sample'

interface ReviewEntryProps {
  review: Review
}

export function ReviewEntry({ review: { name, avatar, rating, review, date } }: ReviewEntryProps) {
  const format = useFormat()
  return (
    <Entry>
      <PersonAvatar name={name} src={avatar ?? ''} />
      <div>
        <Head>
          <b>
            <Sample>{name}</Sample>
          </b>
          <time dateTime={bangkokDay(date)}>{format.date(date)}</time>
        </Head>
        <Stars rating={rating} />
        <p>
          <Sample>{review}</Sample>
        </p>
      </div>
    </Entry>
  )
}

const Entry = styled('article')({
  display: 'flex',
  gap: 12,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  p: { margin: '6px 0 0', maxWidth: '70ch' },
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  time: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))
