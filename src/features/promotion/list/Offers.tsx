import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import type { AvailablePromotion } from '#contract/promotion/promotion'
import { cut } from '#lib/text/graphemes'
import { holds, wordsOf } from '#lib/text/searchable'
import { Fold } from '#ui/display/Fold'
import { useText } from '#ui/intl/useText'
import { SearchBox } from '#ui/table/SearchBox'
import { NoPromotion } from '../NoPromotion'
import { NothingToClaim } from './NothingToClaim'
import { OfferCard } from './OfferCard'
import { OfferRow, OfferRows } from './OfferRow'
import type { Offer } from './offers'

interface Props {
  userId: string
  /** Available ones first. */
  offers: readonly Offer[]
  taken: AvailablePromotion
}

/** Maximum number of cards. More promotions are rows, with a search. */
const mostCards = 6

/** What the player can claim, then the choice to claim nothing, then the rest, folded. */
export function Offers({ userId, offers, taken }: Props) {
  const text = useText()
  const { search, setSearch } = useSearch()
  const words = wordsOf(search)
  const found = offers.filter(({ promotion: { PromotionName, PromotionDetail } }) =>
    holds(`${PromotionName}\n${PromotionDetail}`, words),
  )
  const available = found.filter(({ blockedReason }) => blockedReason === null)
  const blocked = found.filter(({ blockedReason }) => blockedReason !== null)
  const isSearching = words.length > 0
  return (
    <>
      {(offers.length > 2 * mostCards || isSearching) && (
        <Search>
          <SearchBox label={text('promotion.search')} value={search} onChange={setSearch} isWide />
        </Search>
      )}
      {available.length > 0 && (
        <section aria-labelledby="promotions-available">
          <Title id="promotions-available">{text('promotion.available')}</Title>
          {available.length > mostCards ? (
            <OfferRows>{available.map(rowOf)}</OfferRows>
          ) : (
            <CardList>
              {available.map(({ promotion }) => (
                <OfferCard key={promotion.PromotionID} userId={userId} promotion={promotion} />
              ))}
            </CardList>
          )}
        </section>
      )}
      {found.length === 0 && isSearching && <p role="status">{text('promotion.noneFound')}</p>}
      {available.length === 0 && !isSearching && (
        <NothingToClaim taken={taken} isEmpty={offers.length === 0} />
      )}
      <NoPromotion userId={userId} />
      {blocked.length > 0 && (
        <Others key={String(isSearching)} open={isSearching}>
          <summary>{text('promotion.others', { count: blocked.length })}</summary>
          <OfferRows>{blocked.map(rowOf)}</OfferRows>
        </Others>
      )}
    </>
  )
}

function rowOf(offer: Offer) {
  return <OfferRow key={offer.promotion.PromotionID} offer={offer} />
}

/** The search text, kept in the address, so that Back from a promotion finds it again. */
function useSearch() {
  const [params, setParams] = useSearchParams()
  return {
    search: cut(params.get('q') ?? '', 200),
    setSearch: (q: string) =>
      setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true }),
  }
}

const Search = styled('div')({ marginBottom: 16 })

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 8px' }))

const CardList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
})

const Others = styled(Fold)(({ theme }) => ({
  marginTop: 16,
  '& > summary': { justifyContent: 'flex-start', color: theme.palette.text.secondary },
}))
