/** All cards on one page, to look at them while working: open `/src/nova/cards/gallery/` of the development server. */
import { mount } from 'svelte';
import '../../../app.css';
import '../../theme.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
