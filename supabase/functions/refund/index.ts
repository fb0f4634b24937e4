import { serve } from '../serve.ts'
import refund from './handler.ts'

serve(refund)
