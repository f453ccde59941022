import Button from '@mui/material/Button'
import { SearchIcon } from '#ui/icons/SearchIcon'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'
import type { MailAddress } from '../places/mailAddress'
import { placeIcons, placeTexts } from '../places/placeLook'
import type { GoTo } from '../places/useMailAddress'

interface NothingProps {
  address: MailAddress
  goTo: GoTo
}

/** Instead of rows: nothing was found, or nothing is there. */
export function Nothing({ address: { place, search }, goTo }: NothingProps) {
  const text = useText()
  if (search === '') {
    return <EmptyState icon={placeIcons[place]} message={text(placeTexts[place].empty)} />
  }
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('mail.nothingFound')}
      message={text('mail.nothingFoundHint', { search })}
      action={
        <>
          <Button variant="outlined" onClick={() => goTo({ search: '' })}>
            {text('mail.clearSearch')}
          </Button>
          {place !== 'all' && (
            <Button onClick={() => goTo({ place: 'all' })}>{text('mail.searchAll')}</Button>
          )}
        </>
      }
    />
  )
}
