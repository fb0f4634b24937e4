import { expect, test } from 'vitest'
import { type ApiFunction, callText } from './rpc-catalogue.ts'

const parameter = (name: string, type: string, more = {}) => ({
  name,
  type,
  isArray: false,
  isJson: false,
  required: true,
  ...more,
})

const buy: ApiFunction = {
  name: 'buy',
  parameters: [
    parameter('draw_id', 'uuid'),
    parameter('quantity', 'integer', { required: false }),
    parameter('tags', 'text[]', { isArray: true, required: false }),
    parameter('extra', 'jsonb', { isJson: true, required: false }),
  ],
  returnsVoid: false,
  returnsSet: false,
}

test('arguments travel as values, never inside the text', () => {
  const { text, values } = callText(buy, { draw_id: "'; drop table x; --", quantity: 2 })
  expect(text).toBe(
    'select to_json(r)::text from api."buy"("draw_id" => $1[1]::uuid, "quantity" => $1[2]::integer) as r',
  )
  expect(values).toEqual(["'; drop table x; --", '2'])
})

test('objects and lists travel as JSON, and nothing stays nothing', () => {
  const { values } = callText(buy, { draw_id: null, tags: ['a', 'b'], extra: { gift: true } })
  expect(values).toEqual([null, '["a","b"]', '{"gift":true}'])
})

test('the order in which arguments are given makes no difference', () => {
  expect(callText(buy, { quantity: 7, draw_id: 'b' })).toEqual(callText(buy, { draw_id: 'b', quantity: 7 }))
})
