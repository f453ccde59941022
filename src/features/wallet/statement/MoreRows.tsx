import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useText } from '../../../ui/intl/useText'
import { screenOnlyClass } from '../../../ui/print/PrintOnly'

interface MoreRowsProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
}

/** Earlier rows on demand. The button stays when there are no more, for whoever has just pressed it. */
export function MoreRows({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: MoreRowsProps) {
  const text = useText()
  return (
    <Foot className={screenOnlyClass}>
      <Button
        // Never `disabled`: whoever has just pressed it would lose the focus.
        aria-disabled={!hasNextPage || isFetchingNextPage}
        aria-busy={isFetchingNextPage}
        onClick={() => {
          if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
        }}
      >
        {text(hasNextPage ? 'wallet.statement.more' : 'wallet.statement.all')}
      </Button>
    </Foot>
  )
}

const Foot = styled('p')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  margin: '8px 0 0',
})
