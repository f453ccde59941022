/** Puts `count` copies of one deposit of the demo player in the place of all of them. */
export async function fillHistory(count: number): Promise<void> {
  const database = await done(indexedDB.open('provider-mock'))
  const deposits = database.transaction('deposits', 'readwrite').objectStore('deposits')
  const rows = await done(deposits.getAll())
  const confirmed = rows.find(({ status, userId }) => status === 'confirmed' && userId === 'M1001')
  if (confirmed === undefined) throw new Error('The demo player has no confirmed deposit')
  for (const { depositId, userId } of rows) if (userId === 'M1001') deposits.delete(depositId)
  const newest = Date.parse(confirmed.createdAt)
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(newest - index * 60_000).toISOString()
    deposits.add({ ...confirmed, depositId: `G${index}`, requestId: `G${index}`, createdAt })
  }
  await new Promise((resolve, reject) => {
    deposits.transaction.oncomplete = resolve
    deposits.transaction.onerror = reject
  })
  database.close()
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No database'))
  })
}
