import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { labelIdsOf, type Mail } from '#contract/mail/mail'
import { memberPaths } from '#lib/paths/member'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { useText } from '#ui/intl/useText'
import { LabelChip } from '#ui/label/LabelChip'
import { useLabelsById } from '../api/labels'
import { useMailAddress, writeAddress } from '../places/mailAddress'

/** The labels of the open conversation; each links to all mails with that label. */
export function LabelChips({ mail }: { mail: Mail }) {
  const text = useText()
  const labels = useLabelsById()
  const address = useMailAddress()
  const own = labelIdsOf(mail).flatMap((id) => labels.get(id) ?? [])
  if (own.length === 0) return null
  return (
    <Line role="group" aria-label={text('demo.labels')}>
      {own.map((label) => (
        <Link
          key={label.id}
          to={memberPaths.mail + writeAddress({ ...address, label: label.id, search: '' })}
        >
          <LabelChip label={label} />
        </Link>
      ))}
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '0 0 8px',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    color: 'inherit',
    textDecoration: 'none',
    [touchMedia]: { minHeight: touchTarget },
  },
})
