import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { holds, wordsOf } from '#lib/text/searchable'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FilterChoice } from '#ui/table/FilterChoice'
import { SearchBox } from '#ui/table/SearchBox'
import { CallRow } from './developers/CallRow'
import {
  type DescribedCall,
  descriptionFile,
  type Part,
  parts,
  useCalls,
} from './developers/description'

const origins = ['all', 'specified', 'ours'] as const

/**
 * All calls of the back ends with parameters and responses: searchable, and callable in a simulated build.
 */
export function DevelopersPage() {
  const text = useText()
  const [params, setParams] = useSearchParams()
  const part = parts.find((known) => known === params.get('part')) ?? 'provider'
  const origin = origins.find((known) => known === params.get('named')) ?? 'all'
  const search = params.get('q') ?? ''
  const [tries, setTries] = useState(0)

  const choose = (name: string, value: string, usual: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === usual) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <Page title={text('openNames.developers')}>
      <p>{text('site.developers.lead')}</p>
      <Tools>
        <FilterChoice
          label={text('site.developers.part')}
          value={part}
          options={parts.map((value) => ({ value, label: text(`site.developers.part.${value}`) }))}
          onChange={(value) => choose('part', value, 'provider')}
        />
        <FilterChoice
          label={text('site.developers.named')}
          value={origin}
          options={origins.map((value) => ({
            value,
            label: text(`site.developers.named.${value}`),
          }))}
          onChange={(value) => choose('named', value, 'all')}
        />
        <SearchBox
          label={text('site.developers.search')}
          value={search}
          onChange={(value) => choose('q', value, '')}
        />
      </Tools>
      <p>
        <Download href={descriptionFile(part)} download={`${part}.json`}>
          {text('site.developers.download')}
        </Download>
      </p>
      <Calls
        key={`${part} ${tries}`}
        part={part}
        isWanted={(call) => fits(call, search, origin)}
        onClear={() => setParams({ part }, { replace: true })}
        onRetry={() => setTries(tries + 1)}
      />
    </Page>
  )
}

function fits(call: DescribedCall, search: string, origin: (typeof origins)[number]): boolean {
  if (origin !== 'all' && call.isSpecified !== (origin === 'specified')) return false
  return holds(`${call.method} ${call.path} ${call.id}`, wordsOf(search))
}

interface CallsProps {
  part: Part
  isWanted: (call: DescribedCall) => boolean
  onClear: () => void
  onRetry: () => void
}

function Calls({ part, isWanted, onClear, onRetry }: CallsProps) {
  const text = useText()
  const all = useCalls(part)
  const [open, setOpen] = useState<string | null>(null)
  if (all === null) return <ErrorState message={text('site.developers.failed')} onRetry={onRetry} />
  if (all === undefined) {
    return (
      <Loading>
        <SkeletonLines lines={8} lineHeight={48} />
      </Loading>
    )
  }
  const calls = all.filter(isWanted)
  const groups = [...new Set(calls.map(({ group }) => group))]
  return (
    <>
      <p aria-live="polite">{text('site.developers.count', { count: calls.length })}</p>
      {calls.length === 0 && (
        <EmptyState
          title={text('site.developers.none')}
          message={text('site.developers.noneHint')}
          action={
            <PlainButton type="button" onClick={onClear}>
              {text('site.developers.clear')}
            </PlainButton>
          }
        />
      )}
      {groups.map((group) => (
        <Group key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} lang="en">
            {group}
          </h2>
          <ul>
            {calls
              .filter((call) => call.group === group)
              .map((call) => (
                <CallRow
                  key={call.id}
                  call={call}
                  canTry={part !== 'admin'}
                  isOpen={open === call.id}
                  onToggle={() => setOpen(open === call.id ? null : call.id)}
                />
              ))}
          </ul>
        </Group>
      ))}
    </>
  )
}

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 })

const Download = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 })

const Group = styled('section')({ '& ul': { listStyle: 'none', margin: 0, padding: 0 } })
