import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { createTheme, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ThemeProvider from '@mui/system/ThemeProvider'
import { DataGrid, gridFilteredSortedRowEntriesSelector, useGridApiRef } from '@mui/x-data-grid'
import { type ReactNode, useMemo, useState } from 'react'
import { toCsv } from '#lib/files/csv'
import { download } from '#lib/files/download'
import { touchMedia } from '#ui/appearance/sizes'
import { languageTag } from '#ui/intl/locale'
import { textFiles, useTexts } from '#ui/intl/textsPerLocale'
import { useLocale } from '#ui/intl/useText'
import { PopperRoot } from '#ui/overlay/PopperRoot'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { pageSizes } from '#ui/table/useTableState'
import { counted } from '../../demo/englishNumbers'
import { overlaysSpeak } from '../../demo/InAppLanguage'
import { columns } from './columns'
import { GridOnPaper } from './GridOnPaper'
import { GridPager } from './GridPager'
import { type Player, players } from './players'

const textsOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/** The grid's own words in the app's language. Suspends until they are there. */
export function useGridTexts() {
  const { gridTexts } = useTexts(textsOf)
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}

const slots = { basePagination: GridPager }
const besides = { material: { slots: { root: PopperRoot } } }

const sx = {
  // On a phone the pager takes two lines; the grid thinks of one.
  '& .MuiDataGrid-footerContainer': { flexShrink: 0, flexWrap: 'wrap', borderTop: 0 },
  // It would take the edge of the first heading, which is no wider than its checkbox.
  '& .MuiDataGrid-columnHeaderCheckbox .MuiDataGrid-columnSeparator': { display: 'none' },
  // As high and wide as a finger, but it takes no more of the heading, which does the same, than its sign does.
  '& .MuiDataGrid-sortButton': { [touchMedia]: { mx: '-7px' } },
}

/** On a phone its fields stand below each other, or it would have to be scrolled sideways. */
const filterPanel = { sx: { '& .MuiDataGrid-filterForm': { flexWrap: 'wrap' } } }

/** Ticked, edited, filtered, sorted, paged and exported; what is edited stays until the page is left. */
export function PlayerGrid() {
  const grid = useGridApiRef()
  const texts = useGridTexts()
  const lang = languageTag(useLocale())
  const [rows, setRows] = useState<readonly Player[]>(players)
  const [refusal, setRefusal] = useState('')
  const [exported, setExported] = useState('')

  function keep(changed: Player): Player {
    const before = rows.find(({ id }) => id === changed.id) ?? changed
    const name = changed.name.trim()
    setRefusal(name === '' ? `A member needs a name: ${before.name} stays.` : '')
    if (name === '') return before
    const kept = { ...changed, name }
    setRows(rows.map((row) => (row.id === kept.id ? kept : row)))
    return kept
  }

  function exportFound(): void {
    const found = gridFilteredSortedRowEntriesSelector(grid)
    const lines = found.map(({ model }) => [
      { figure: String(model['id']) },
      String(model['name']),
      String(model['province']),
      { figure: Number(model['credit']).toFixed(2) },
    ])
    const head = ['Number', 'Name', 'Province', 'Credit (baht)']
    download(toCsv([head, ...lines]), 'members.csv', 'text/csv;charset=utf-8')
    setExported(`members.csv with ${counted(lines.length, 'row')} was handed to your browser.`)
  }

  return (
    <>
      <Box
        className={screenOnlyClass}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}
      >
        <Button onClick={exportFound}>Export what is found (CSV)</Button>
        <Typography component="output">{exported}</Typography>
      </Box>
      <Typography component="output" color="error" sx={{ display: 'block' }}>
        {refusal}
      </Typography>
      <GridOnPaper grid={grid} />
      <Box className={screenOnlyClass} sx={{ height: 480 }}>
        <GridSpeech lang={lang}>
          <DataGrid
            apiRef={grid}
            aria-label="Members"
            rows={rows}
            columns={columns}
            localeText={texts}
            // It would compile its filters; the content security policy forbids that.
            disableEval
            checkboxSelection
            disableRowSelectionOnClick
            pageSizeOptions={pageSizes}
            slots={slots}
            slotProps={{
              basePopper: besides,
              filterPanel,
              footer: { lang },
              noResultsOverlay: { lang },
            }}
            sx={sx}
            initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
            processRowUpdate={keep}
            onProcessRowUpdateError={(cause: unknown) =>
              console.warn('The change was not taken', cause)
            }
          />
        </GridSpeech>
      </Box>
    </>
  )
}

/** Around a grid: what it says itself is in `lang`, be it in its cells or beside it; headings and rows are the demo's. */
export function GridSpeech({ lang, children }: { lang: string; children: ReactNode }) {
  const outer = useTheme()
  const theme = useMemo(
    () => createTheme(outer, overlaysSpeak(lang), signsSpeak(lang)),
    [outer, lang],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}

/** Their names are the grid's: “Select row”, “Sort”, “yes”. */
function signsSpeak(lang: string) {
  return {
    components: {
      MuiCheckbox: { defaultProps: { lang } },
      MuiIconButton: { defaultProps: { lang } },
      MuiSvgIcon: { defaultProps: { lang } },
      // It names what it is put around.
      MuiTooltip: { defaultProps: { lang } },
    },
  }
}
