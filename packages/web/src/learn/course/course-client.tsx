import '../learn.css'
import './course.css'
